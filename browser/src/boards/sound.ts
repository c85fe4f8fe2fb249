// Synthesizes the sounds of seeds and pods. No audio is opened before the reader has touched the
// page.

import { soundOn, volume } from '../settings';

export type Sound = 'wood' | 'seed' | 'pod' | 'prong' | 'lift';

let audio: AudioContext | null = null;
let made: Record<Sound, AudioBuffer> | null = null;
let userActive = false;

function onFirstInput(event: Event) {
  if (!event.isTrusted) return;
  userActive = true;
  removeEventListener('pointerdown', onFirstInput, true);
  removeEventListener('keydown', onFirstInput, true);
}
addEventListener('pointerdown', onFirstInput, true);
addEventListener('keydown', onFirstInput, true);

/** Decaying partials plus the noise of the impact. */
function synthesize(audio: AudioContext, tones: [hertz: number, loud: number, seconds: number][]) {
  const rate = audio.sampleRate;
  const buffer = audio.createBuffer(1, Math.ceil(rate * 0.12), rate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) {
    const t = i / rate;
    let sum = (Math.random() * 2 - 1) * 0.5 * Math.exp(-t / 0.0012);
    for (const [hertz, loud, seconds] of tones)
      sum += loud * Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t / seconds);
    samples[i] = 0.5 * sum * Math.min(1, t / 0.0004);
  }
  return buffer;
}

const partials: Record<Sound, [hertz: number, loud: number, seconds: number][]> = {
  wood: [
    [430, 0.6, 0.022],
    [1710, 0.5, 0.008],
    [3150, 0.25, 0.004],
  ],
  seed: [
    [640, 0.25, 0.012],
    [2480, 0.5, 0.007],
    [4260, 0.35, 0.004],
  ],
  pod: [
    [176, 0.8, 0.034],
    [412, 0.55, 0.02],
    [1130, 0.3, 0.008],
  ],
  prong: [
    [900, 0.3, 0.014],
    [1960, 0.55, 0.012],
    [3700, 0.3, 0.006],
  ],
  lift: [
    [300, 0.28, 0.016],
    [760, 0.2, 0.01],
  ],
};

function open(): AudioContext {
  const opened = new AudioContext();
  made = Object.fromEntries(
    Object.entries(partials).map(([name, tones]) => [name, synthesize(opened, tones)]),
  ) as Record<Sound, AudioBuffer>;
  return opened;
}

/** A seed lands on `below` others. */
export const click = (below: number) => play(below > 0 ? 'seed' : 'wood');

export function play(sound: Sound) {
  if (!userActive || !soundOn.value || volume.value <= 0) return;
  audio ??= open();
  if (audio.state === 'suspended') void audio.resume();
  const source = audio.createBufferSource();
  source.buffer = made?.[sound] ?? null;
  source.playbackRate.value = 0.93 + 0.14 * Math.random();
  const gain = audio.createGain();
  gain.gain.value = (volume.value / 100) ** 2 * (0.8 + 0.2 * Math.random());
  source.connect(gain).connect(audio.destination);
  source.start();
}

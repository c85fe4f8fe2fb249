// How seeds and pods sound on what the shown board is made of: wood knocks, stone clicks, ink ticks like
// paper.

import type { BoardTheme } from '../settings';
import type { Sound } from './sound';

type Tone = [hertz: number, loud: number, seconds: number];

let audio: AudioContext | null = null;
/** Made when they are first heard, by material and sound. */
const made = new Map<string, AudioBuffer>();

/** What a sound is on wood: decaying partials. */
const partials: Record<Sound, Tone[]> = {
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
  // A handful is gathered.
  capture: [
    [240, 0.7, 0.05],
    [520, 0.5, 0.035],
    [980, 0.25, 0.02],
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

interface Material {
  /** How much higher it sounds than wood, how loud its partials are, and how much longer they ring. */
  high: number;
  loud: number;
  long: number;
  /** The noise of the impact, and how long it lasts. */
  noise: number;
  rustle: number;
}
const wood: Material = { high: 1, loud: 1, long: 1, noise: 0.5, rustle: 0.0012 };
const materials: Record<BoardTheme, Material> = {
  wood,
  night: { ...wood, high: 0.82, long: 1.3 },
  stone: { high: 2.3, loud: 0.7, long: 0.8, noise: 0.9, rustle: 0.0006 },
  ink: { high: 1, loud: 0.06, long: 0.5, noise: 0.22, rustle: 0.007 },
};

function synthesize(audio: AudioContext, tones: Tone[], { high, loud, long, noise, rustle }: Material) {
  const rate = audio.sampleRate;
  const buffer = audio.createBuffer(1, Math.ceil(rate * 0.16), rate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) {
    const t = i / rate;
    let sum = (Math.random() * 2 - 1) * noise * Math.exp(-t / rustle);
    for (const [hertz, strength, seconds] of tones)
      sum += loud * strength * Math.sin(2 * Math.PI * hertz * high * t) * Math.exp(-t / (seconds * long));
    samples[i] = 0.5 * sum * Math.min(1, t / 0.0004);
  }
  return buffer;
}

/** `loudness`: 0 to 1. */
export function playOn(theme: BoardTheme, sound: Sound, loudness: number) {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const name = `${theme} ${sound}`;
  const buffer = made.get(name) ?? synthesize(audio, partials[sound], materials[theme]);
  made.set(name, buffer);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  // No two seeds sound quite the same.
  source.playbackRate.value = 0.93 + 0.14 * Math.random();
  const gain = audio.createGain();
  gain.gain.value = loudness ** 2 * (0.8 + 0.2 * Math.random());
  source.connect(gain).connect(audio.destination);
  source.start();
}

// Looks up endgame tables: the server's if they reach far enough, otherwise small ones that the
// page builds itself in a worker, without the server.

import * as api from '../api';
import type { TablebaseRequest, TablebaseReply } from './tablebase_worker';

/** The page builds tables for up to this many seeds on the board: seconds, at most 60 MB. */
const localSeeds = (columns: number) => (columns <= 6 ? 12 : 8);

let reaches: Promise<api.TablebaseRange[]> | null = null;

async function serverSeeds(game: string): Promise<number> {
  reaches ??= api.tablebaseRanges().catch(() => {
    reaches = null;
    return [];
  });
  const reach = (await reaches).find((range) => range.game === game);
  if (!reach) return -1;
  // With both kinds, a position missing from one of them is only half known.
  return Math.min(reach.cycle ?? reach.bounds ?? -1, reach.bounds ?? reach.cycle ?? -1);
}

/** The largest number of seeds with any table. */
export async function tablebaseSeeds(game: string, columns: number): Promise<number> {
  return Math.max(await serverSeeds(game), localSeeds(columns));
}

let worker: Worker | null = null;
const waiting = new Map<number, (ending: api.TablebaseResult | null) => void>();
let next = 1;

function probeLocal(game: string, position: string, seeds: number) {
  if (!worker) {
    worker = new Worker(new URL('./tablebase_worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<TablebaseReply>) => {
      waiting.get(data.id)?.(data.ending);
      waiting.delete(data.id);
    };
    worker.onerror = () => {
      worker = null;
      for (const tell of waiting.values()) tell(null);
      waiting.clear();
    };
  }
  const question: TablebaseRequest = { id: next++, game, position, seeds };
  worker.postMessage(question);
  return new Promise<api.TablebaseResult | null>((tell) => waiting.set(question.id, tell));
}

/** Null if unknown. `seeds` are those on the board. */
export async function probeTablebase(game: string, position: string, seeds: number, columns: number): Promise<api.TablebaseResult | null> {
  if (seeds <= (await serverSeeds(game))) {
    try {
      return await api.tablebaseResult(game, position);
    } catch {
      // The server is unreachable, perhaps: use our own tables.
    }
  }
  return seeds <= localSeeds(columns) ? probeLocal(game, position, seeds) : null;
}

// Positions from the middle of real games, for the pictures of games. They are known before the rules
// are loaded; samples_test.mjs plays what is said of them.

const samples: Record<string, string> = {
  wari: '11,3,1,0,2,3/9,3,2,2,10,0 0 2 S',
  'wari-24': '9,1,1,3,3,0/0,15,1,1,1,1 12 0 S',
  warri: '2,1,1,2,3,7/1,1,2,0,13,3 7 5 S',
  'super-wari': '3,2,1,8,2,1,0,0/0,2,3,3,2,0,1,8 6 6 S',
  oware: '1,1,3,4,5,8/0,2,4,2,1,5 5 7 S',
  awari: '0,2,11,2,4,0/0,6,10,0,0,1 10 2 S',
  octilite: '12fg,63ac/26ach,46g,47bf,56 8 6 O',
};

/** null: an empty board is shown. */
export const sampleOf = (game: string): string | null => samples[game] ?? null;

/** What a stranger finds on the front page: the reader is to move, and one move captures. */
export const firstCapture: Record<string, { from: string; move: string; captures: number }> = {
  wari: { from: '11,3,1,0,2,3/9,3,2,2,10,0 0 2 S', move: 'f', captures: 3 },
};

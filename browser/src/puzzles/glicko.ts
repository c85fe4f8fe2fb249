// A stranger's puzzle rating, as the server computes that of a player: Glicko-2 with one game at a
// time (src/club/ratings/glicko.cpp, whose comments name the steps of Glickman's paper). The account's own
// number comes from the server; a test compares the two.

interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

/** As on the server: club/learning/learning_tables.h. */
export const newcomer: Rating = { rating: 1500, deviation: 250, volatility: 0.06 };

const points = 173.7178;
const systemConstant = 0.5;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Step 5, by the Illinois algorithm. */
function newVolatility(volatility: number, deviation: number, variance: number, improvement: number): number {
  const a = Math.log(volatility ** 2);
  const f = (x: number) => {
    const spread = deviation ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (improvement ** 2 - spread)) / (2 * spread ** 2) - (x - a) / systemConstant ** 2;
  };
  const surprise = improvement ** 2 - deviation ** 2 - variance;
  let low = a;
  let high: number;
  if (surprise > 0) high = Math.log(surprise);
  else {
    let k = 1;
    while (k < 100 && f(a - k * systemConstant) < 0) ++k;
    high = a - k * systemConstant;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  for (let step = 0; step < 100 && Math.abs(high - low) > 1e-6; ++step) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const there = f(between);
    if (there * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, there];
  }
  return Math.exp(low / 2);
}

/** The rating after a try of a puzzle, `periods` rating periods after the one before. */
export function afterTry(before: Rating, puzzle: { rating: number; deviation: number }, solved: boolean, periods: number): Rating {
  const strength = (before.rating - 1500) / points;
  const deviation = before.deviation / points;
  const g = 1 / Math.sqrt(1 + 3 * (puzzle.deviation / points / Math.PI) ** 2);
  const expected = 1 / (1 + Math.exp(-g * (strength - (puzzle.rating - 1500) / points)));
  const variance = 1 / Math.max(g ** 2 * expected * (1 - expected), 1e-12);
  const surprise = g * ((solved ? 1 : 0) - expected);
  const volatility = clamp(newVolatility(before.volatility, deviation, variance, variance * surprise), 0.01, 0.1);
  const grown = Math.min(350 / points, Math.sqrt(deviation ** 2 + Math.max(periods, 0) * volatility ** 2));
  const known = 1 / Math.sqrt(1 / grown ** 2 + 1 / variance);
  return {
    rating: clamp(1500 + points * (strength + known ** 2 * surprise), 100, 4000),
    deviation: clamp(points * known, 45, 350),
    volatility,
  };
}

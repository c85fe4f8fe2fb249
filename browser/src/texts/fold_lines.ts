/** At most 72 columns, as the server folds its texts. */
export const foldLines = (sentence: string) => sentence.replace(/(?=.{73})(.{1,72}) /g, '$1\n');

/** Resolves when no animation runs, so that the reader sees a move's effect. */
export async function animationsDone() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  while (document.querySelector('.board[data-moving]')) await frame();
}

/** After the reader's last seed, so that what it did can be seen. */
export const replyPause = () => new Promise<void>((done) => setTimeout(done, 700));

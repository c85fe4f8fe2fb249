/** Resolves when no animation runs, so that the reader sees a move's effect. */
export async function animationsDone() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  while (document.querySelector('.board[data-moving]')) await frame();
}

/**
 * Resolves after the next frame, or soon if none is drawn: for what takes a slow processor a while
 * and should not delay the beginning of an animation.
 */
export const nextPaint = () =>
  new Promise<void>((done) => {
    // Timers of hidden pages are slow.
    if (document.hidden) return done();
    const late = setTimeout(done, 50);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });

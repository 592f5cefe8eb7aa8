// Sent into the page by `pictures.mjs`, so the function has to be self-contained.
/* global document, Image */

/**
 * Puts pictures of the same size side by side, with rounded corners on a transparent background.
 * @param {string[]} pictures PNG, as base64
 * @returns {Promise<string>} WebP, as base64
 */
export async function composeInPage(pictures) {
  const gap = 32;
  const images = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      return image;
    }),
  );
  const [{ width, height }] = images;
  const canvas = document.createElement('canvas');
  canvas.width = images.length * (width + gap) - gap;
  canvas.height = height;
  const context = canvas.getContext('2d');
  images.forEach((image, index) => {
    const left = index * (width + gap);
    context.save();
    context.beginPath();
    context.roundRect(left, 0, width, height, 16);
    context.clip();
    context.drawImage(image, left, 0);
    // A light picture has no visible edge on a light page.
    context.strokeStyle = '#8886';
    context.lineWidth = 3;
    context.stroke();
    context.restore();
  });
  return canvas.toDataURL('image/webp', 0.86).replace(/^.*,/, '');
}

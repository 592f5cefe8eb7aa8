const kept = ['fill', 'stroke', 'stroke-width', 'opacity', 'font-family', 'font-size'];

/** The drawing as the text of an SVG file, with the styles that it has on the page. */
function toText(svg: SVGSVGElement) {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll('*').forEach((element, index) => {
    const style = getComputedStyle(element);
    kept.forEach((name) => copies[index]?.style.setProperty(name, style.getPropertyValue(name)));
  });
  copy.setAttribute('width', `${svg.clientWidth}`);
  copy.setAttribute('height', `${svg.clientHeight}`);
  return new XMLSerializer().serializeToString(copy);
}

const toAddress = (svg: SVGSVGElement) => `data:image/svg+xml,${encodeURIComponent(toText(svg))}`;

function save(address: string, fileName: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

export function saveAsSvg(svg: SVGSVGElement, fileName: string) {
  save(toAddress(svg), fileName);
}

export async function saveAsPng(svg: SVGSVGElement, fileName: string) {
  const image = new Image();
  image.src = toAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = getComputedStyle(svg).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  save(canvas.toDataURL('image/png'), fileName);
}

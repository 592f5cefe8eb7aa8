import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { useRef } from 'react';
import { oceans } from 'sample-data/earth';

// #region taught
const kept = ['fill', 'stroke', 'stroke-width', 'opacity', 'font-family', 'font-size'];

/** The drawing as text, with the styles that it has on the page. */
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
// #endregion taught

function save(address: string, fileName: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

const toAddress = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`;

// #region taught
async function savePng(svg: SVGSVGElement, background: string) {
  const image = new Image();
  image.src = toAddress(toText(svg));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  save(canvas.toDataURL('image/png'), 'oceans.png');
}
// #endregion taught

export default function SavedImage() {
  const chartRef = useRef<SVGSVGElement>(null);
  const saveAs = (kind: 'svg' | 'png') => {
    const svg = chartRef.current;
    if (!svg) return;
    if (kind === 'svg') save(toAddress(toText(svg)), 'oceans.svg');
    else void savePng(svg, getComputedStyle(svg).backgroundColor);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => saveAs('svg')}>Save as SVG</Button>
      <Button onClick={() => saveAs('png')}>Save as PNG</Button>
      <BarChart
        ref={chartRef}
        height={240}
        title="Area of the oceans"
        skipAnimation
        sx={{ '& > svg': { bgcolor: 'background.paper' } }}
        dataset={oceans}
        xAxis={[{ dataKey: 'label', scaleType: 'band' }]}
        yAxis={[{ label: 'Million km²', width: 60 }]}
        series={[{ dataKey: 'value', color: '#0e7490' }]}
      />
    </Box>
  );
}

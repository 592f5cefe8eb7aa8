import { glaciers, seaLevel, warming } from 'sample-data/records';

/** Three measures of the climate, each with its values by year. */
export const records = [
  {
    name: 'Temperature',
    unit: '°C',
    color: '#d1492e',
    of: new Map(warming.map((r) => [r.year, r.anomaly])),
  },
  {
    name: 'Sea level',
    unit: 'mm',
    color: '#2f75ad',
    of: new Map(seaLevel.map((r) => [r.year, r.level])),
  },
  {
    name: 'Glaciers',
    unit: 'm',
    color: '#0d9488',
    of: new Map(glaciers.map((r) => [r.year, r.balance])),
  },
];

export interface Planet {
  [key: string]: string | number;
  name: string;
  /** Mean distance from the Sun in millions of kilometers. */
  distance: number;
  /** Days for one orbit. */
  period: number;
  /** Diameter at the equator in kilometers. */
  diameter: number;
  /** Mean temperature in degrees Celsius. */
  temperature: number;
}

/** The planets from the Sun outward. Source: NASA, Planetary Fact Sheet (metric). */
export const planets: Planet[] = [
  { name: 'Mercury', distance: 57.9, period: 88, diameter: 4879, temperature: 167 },
  { name: 'Venus', distance: 108.2, period: 224.7, diameter: 12104, temperature: 464 },
  { name: 'Earth', distance: 149.6, period: 365.2, diameter: 12756, temperature: 15 },
  { name: 'Mars', distance: 228, period: 687, diameter: 6792, temperature: -65 },
  { name: 'Jupiter', distance: 778.5, period: 4331, diameter: 142984, temperature: -110 },
  { name: 'Saturn', distance: 1432, period: 10747, diameter: 120536, temperature: -140 },
  { name: 'Uranus', distance: 2867, period: 30589, diameter: 51118, temperature: -195 },
  { name: 'Neptune', distance: 4515, period: 59800, diameter: 49528, temperature: -200 },
];

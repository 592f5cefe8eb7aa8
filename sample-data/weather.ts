export interface WeatherMonth {
  [key: string]: string | number;
  month: string;
  /** Millimeters in the month. */
  rain: number;
  /** Mean of the month in degrees Celsius. */
  temperature: number;
}

/** A made-up climate record of a town on a temperate coast. */
export const weather: WeatherMonth[] = [
  { month: 'Jan', rain: 78, temperature: 4.6 },
  { month: 'Feb', rain: 61, temperature: 5.1 },
  { month: 'Mar', rain: 58, temperature: 7.4 },
  { month: 'Apr', rain: 46, temperature: 10.2 },
  { month: 'May', rain: 52, temperature: 13.8 },
  { month: 'Jun', rain: 57, temperature: 16.9 },
  { month: 'Jul', rain: 63, temperature: 19.1 },
  { month: 'Aug', rain: 71, temperature: 18.8 },
  { month: 'Sep', rain: 74, temperature: 16.2 },
  { month: 'Oct', rain: 92, temperature: 12.5 },
  { month: 'Nov', rain: 96, temperature: 8.1 },
  { month: 'Dec', rain: 88, temperature: 5.4 },
];

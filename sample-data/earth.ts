/** Highest mountain of each continent, in meters above the sea, as atlases commonly give them. */
export const summits = [
  { name: 'Everest', continent: 'Asia', height: 8849 },
  { name: 'Aconcagua', continent: 'South America', height: 6961 },
  { name: 'Denali', continent: 'North America', height: 6190 },
  { name: 'Kilimanjaro', continent: 'Africa', height: 5895 },
  { name: 'Elbrus', continent: 'Europe', height: 5642 },
  { name: 'Vinson', continent: 'Antarctica', height: 4892 },
  { name: 'Puncak Jaya', continent: 'Oceania', height: 4884 },
];

/** Area of the oceans in millions of square kilometers, mean depth in meters. Source: NOAA, Volumes of the World's Oceans from ETOPO1 (2010). */
export const oceans = [
  { id: 'pacific', label: 'Pacific', value: 168.7, meanDepth: 3970 },
  { id: 'atlantic', label: 'Atlantic', value: 85.1, meanDepth: 3646 },
  { id: 'indian', label: 'Indian', value: 70.6, meanDepth: 3741 },
  { id: 'southern', label: 'Southern', value: 22.0, meanDepth: 3270 },
  { id: 'arctic', label: 'Arctic', value: 15.6, meanDepth: 1205 },
];

/** Dry air in percent of its volume. Source: U.S. Standard Atmosphere, 1976. */
export const dryAir = [
  { id: 'nitrogen', label: 'Nitrogen', value: 78.08 },
  { id: 'oxygen', label: 'Oxygen', value: 20.95 },
  { id: 'argon', label: 'Argon', value: 0.93 },
  { id: 'others', label: 'Others', value: 0.04 },
];

/** Air by geometric altitude in kilometers: pressure in hectopascals. Source: U.S. Standard Atmosphere, 1976. */
export const airPressure = [
  { altitude: 0, pressure: 1013 },
  { altitude: 5, pressure: 540 },
  { altitude: 10, pressure: 265 },
  { altitude: 15, pressure: 121 },
  { altitude: 20, pressure: 55.3 },
  { altitude: 25, pressure: 25.5 },
  { altitude: 30, pressure: 12.0 },
];

/** Air by geopotential altitude in kilometers: temperature in degrees Celsius. Source: U.S. Standard Atmosphere, 1976. */
export const airTemperature = [
  { altitude: 0, temperature: 15 },
  { altitude: 11, temperature: -56.5 },
  { altitude: 20, temperature: -56.5 },
  { altitude: 32, temperature: -44.5 },
  { altitude: 47, temperature: -2.5 },
  { altitude: 51, temperature: -2.5 },
  { altitude: 71, temperature: -58.5 },
];

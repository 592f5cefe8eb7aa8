const countries = ['Brazil', 'Canada', 'France', 'Ghana', 'India', 'Japan', 'Kenya', 'Spain'];
const products = ['Beans', 'Ground', 'Capsules', 'Instant', 'Decaf', 'Cold brew'];
const months = Array.from({ length: 60 }, (_, month) => month);

/** A delivery for each country, product and month of five years: 2,880 rows. */
export const deliveries = months.flatMap((month) =>
  countries.flatMap((country, c) =>
    products.map((product, p) => ({
      id: `${month}/${c}/${p}`,
      country,
      product,
      year: 2021 + Math.floor(month / 12),
      tons: ((month * 7 + c * 13 + p * 29) % 50) / 10,
    })),
  ),
);

export const irisMeasures: string[] = [
  'Sepal length',
  'Sepal width',
  'Petal length',
  'Petal width',
];

/** Three species of iris: means of 50 flowers each in centimeters, in the order of `irisMeasures`. Source: R. A. Fisher (1936). */
export const irises: { species: string; means: number[] }[] = [
  { species: 'Iris setosa', means: [5.01, 3.43, 1.46, 0.25] },
  { species: 'Iris versicolor', means: [5.94, 2.77, 4.26, 1.33] },
  { species: 'Iris virginica', means: [6.59, 2.97, 5.55, 2.03] },
];

/**
 * Milligrams of an antibiotic in a liter that stop a bacterium; `stain` is its color after Gram's test.
 * Source: W. Burtin, in Scope (1951), from the data set burtin of Vega.
 */
export const bacteria = [
  { name: 'Aerobacter aerogenes', penicillin: 870, neomycin: 1.6, stain: 'negative' },
  { name: 'Bacillus anthracis', penicillin: 0.001, neomycin: 0.007, stain: 'positive' },
  { name: 'Brucella abortus', penicillin: 1, neomycin: 0.02, stain: 'negative' },
  { name: 'Diplococcus pneumoniae', penicillin: 0.005, neomycin: 10, stain: 'positive' },
  { name: 'Escherichia coli', penicillin: 100, neomycin: 0.1, stain: 'negative' },
  { name: 'Klebsiella pneumoniae', penicillin: 850, neomycin: 1, stain: 'negative' },
  { name: 'Mycobacterium tuberculosis', penicillin: 800, neomycin: 2, stain: 'negative' },
  { name: 'Proteus vulgaris', penicillin: 3, neomycin: 0.1, stain: 'negative' },
  { name: 'Pseudomonas aeruginosa', penicillin: 850, neomycin: 0.4, stain: 'negative' },
  { name: 'Salmonella typhosa', penicillin: 1, neomycin: 0.008, stain: 'negative' },
  { name: 'Salmonella schottmuelleri', penicillin: 10, neomycin: 0.09, stain: 'negative' },
  { name: 'Staphylococcus albus', penicillin: 0.007, neomycin: 0.001, stain: 'positive' },
  { name: 'Staphylococcus aureus', penicillin: 0.03, neomycin: 0.001, stain: 'positive' },
  { name: 'Streptococcus fecalis', penicillin: 1, neomycin: 0.1, stain: 'positive' },
  { name: 'Streptococcus hemolyticus', penicillin: 0.001, neomycin: 10, stain: 'positive' },
  { name: 'Streptococcus viridans', penicillin: 0.005, neomycin: 40, stain: 'positive' },
];

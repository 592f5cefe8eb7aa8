// Change: adds the components that a writer can use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import FeatureTable from '@site/src/components/FeatureTable';
import Plan from '@site/src/components/Plan';
import ProductIndex from '@site/src/components/ProductIndex';

export default { ...MDXComponents, FeatureTable, Plan, ProductIndex };

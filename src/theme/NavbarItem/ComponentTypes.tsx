// Change: the menu of a phone has plain links only; upstream's list brings dropdowns of versions and languages along.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

export default { default: DefaultNavbarItem };

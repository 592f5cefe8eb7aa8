// Change: the phone's menu has only plain links; upstream's list would also load dropdowns of versions and languages.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

export default { default: DefaultNavbarItem };

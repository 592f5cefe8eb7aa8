/** The client module. Pages and route lists import these two; importing them here puts them into every page's script. */
import '../ui/index';
import './parts';

/** The client module: pages and the lists of routes ask for these two, so that they are in the script of every page. */
import '../ui/index';
import './parts';

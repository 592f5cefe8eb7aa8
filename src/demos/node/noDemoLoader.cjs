/**
 * The loader for imports that end in `?browser` in the server bundle: returns an empty module. No demo runs on the server, and
 * demos and their packages would be most of that bundle.
 */
module.exports.pitch = () => 'export default null;';
module.exports.default = (source) => source;

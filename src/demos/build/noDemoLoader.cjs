/**
 * The loader behind imports that end in `?browser` where pages are rendered: an empty module. No demo runs there, and demos and the
 * packages they are made of would be most of that bundle.
 */
module.exports.pitch = () => 'export default null;';
module.exports.default = (source) => source;

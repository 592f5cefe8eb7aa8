export default { docs: [{type:'doc', id:'introduction/index'}] };

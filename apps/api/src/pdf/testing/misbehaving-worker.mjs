/** Does what it is told, and that is seldom good. */
export default function misbehave(task) {
  if (task === 'throw') throw new Error('no')
  if (task === 'exit') process.exit(1)
  if (task === 'hang') for (;;);
  if (task === 'fill-memory') for (const all = []; ; ) all.push(new Array(1e6).fill(all.length))
  return `did ${task}`
}

import readInThread from '../../../../artefact/bundle/own-recipe-worker.js'

/** The thread of the bundle, which words can tell to go wrong as no recipe should. */
export default function readUnruly(task) {
  const words = task.name === 'find' ? task.request.text : undefined
  if (words?.includes('burns and never ends')) while (true);
  // Without taking a processor from the tests beside it.
  if (words?.includes('never ends')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (words?.includes('fills the memory')) fillMemory()
  return readInThread(task)
}

function fillMemory() {
  const filled = []
  while (true) filled.push(Array.from({ length: 10_000 }, (_, at) => ({ at })))
}

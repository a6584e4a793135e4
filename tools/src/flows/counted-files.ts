import type { RanFiles } from './ran-files.ts'

/** The rule, as the command's help says it. */
export const rule = `Counted are our own source files of which a function runs from a press to its answer: in the page until each request of the
press leaves, in the server until it has answered. V8 counts on both sides, at the development server of Vite and the compiled
server. Not counted are
- files that any signed-in request runs (GET /api/user beside it),
- files that show: a .tsx of which only components, hooks and functions without a name ran, all of ui/, presenters,
- fetching ahead, which runs when a page has nothing else to do,
- what runs in a worker thread: planner and documents.`

const shows = /^apps\/web\/src\/ui\/|\/present(?:ing\/|-[^/]*\.ts$|\.ts$)/
const fetchesAhead = /\/fetch-ahead\.ts$/
/** A component, a hook, a function without a name, and what React's compiler and hot reload name. */
const isOfRendering = /^$|^[A-Z]|^use[A-Z]|^_temp\d*$|^t\d+$|^_s\d*$/

export function countedFiles(ran: RanFiles, ranForAny: RanFiles): string[] {
  return [...ran]
    .filter(([file]) => !ranForAny.has(file) && !shows.test(file) && !fetchesAhead.test(file))
    .filter(([file, names]) => !file.endsWith('.tsx') || [...names].some((name) => !isOfRendering.test(name)))
    .map(([file]) => file)
    .sort()
}

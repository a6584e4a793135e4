/** The work of a test's thread, which goes wrong on request. */
export default function obey({ act, answer }) {
  if (act === 'throw') throw new Error('Told to throw.')
  if (act === 'crash') process.exit(3)
  if (act === 'hang') while (true);
  return answer
}

/** A thread's work that can be told to go wrong. */
export default function obey({ act, answer }) {
  if (act === 'throw') throw new Error('Told to throw.')
  if (act === 'crash') process.exit(3)
  if (act === 'hang') while (true);
  return answer
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a clean-up when this process ends, also by a signal, which `exit` alone does not see.
 * Answers with the way to take it back.
 */
export function whenProcessEnds(cleanUp: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    takeBack()
    cleanUp()
    // Listening has kept the signal from ending the process: unless someone else decides, let it.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  const takeBack = () => {
    process.off('exit', cleanUp)
    for (const signal of stopSignals) process.off(signal, onSignal)
  }
  process.once('exit', cleanUp)
  for (const signal of stopSignals) process.on(signal, onSignal)
  return takeBack
}

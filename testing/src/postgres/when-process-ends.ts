const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a clean-up when this process ends, also by a signal, which `exit` alone doesn't cover. Returns a function that cancels
 * it.
 */
export function whenProcessEnds(cleanUp: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    takeBack()
    cleanUp()
    // The listener has kept the signal from ending the process: without other listeners, end it.
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

const parentCheckMilliseconds = 250

/** Calls back, once, when this command is asked to end: 'SIGINT' or 'SIGTERM'. */
export function onStopRequest(stop) {
  let isStopping = false
  const once = (signal) => {
    if (isStopping) return
    isStopping = true
    stop(signal)
  }
  process.on('SIGINT', once)
  process.on('SIGTERM', once)
  if (process.env.npm_lifecycle_event) whenNpmIsStopped(() => once('SIGTERM'))
}

/** npm hands SIGTERM to the shell between it and us, which dies of it and tells nobody. */
function whenNpmIsStopped(stop) {
  const shell = process.ppid
  const check = () => {
    if (process.ppid !== shell) stop()
  }
  setInterval(check, parentCheckMilliseconds).unref()
}

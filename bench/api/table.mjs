// The result as a person reads it.

export function table(engine, { rows, load, seconds }) {
  const lines = rows.map(({ what, value, unit, goal, isLeast }) => {
    const wanted = goal === undefined ? '' : `${isLeast ? '≥' : '≤'} ${goal}`
    const isMet = goal === undefined || (isLeast ? value >= goal : value <= goal)
    return `${what.padEnd(70)}${figure(value).padStart(10)} ${unit.padEnd(4)}${wanted.padEnd(8)}${isMet ? '' : 'missed'}`.trimEnd()
  })
  const loads = load.map((one) => one.toFixed(1)).join(' → ')
  return [`${engine}: ${seconds.toFixed(0)} s, load of the machine ${loads}`, ...lines].join('\n')
}

function figure(value) {
  if (Number.isInteger(value)) return String(value)
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}

export function onStopRequest(stop: (signal: NodeJS.Signals) => void): void

// Loaded into the server before its own code (`node --import`): tells its parent, when asked, which functions ran since the last time.
import { Session } from 'node:inspector/promises'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  process.on('message', async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    process.send?.(result.filter(({ url }) => url.startsWith('file://') && !url.includes('/node_modules/')))
  })
}

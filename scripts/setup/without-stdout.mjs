/** What is said while setting up goes to stderr: stdout is for documents that other programs read. */
export async function withoutStdout(work) {
  const write = process.stdout.write
  process.stdout.write = process.stderr.write.bind(process.stderr)
  try {
    return await work()
  } finally {
    process.stdout.write = write
  }
}

import { explainFailure } from './explain-failure.ts'

/** Runs a command of the console. A failure is explained on the error output, with `usage`, and ends the process with 1. */
export const runCommand = async (run: () => Promise<void>, usage: string): Promise<void> => {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${explainFailure(error, usage)}\n`)
    process.exitCode = 1
  }
}

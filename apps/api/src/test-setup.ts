import { startProgramsFrom } from './installation/installed-files.ts'
import { findBuiltPrograms } from './test-programs.ts'

/** Before each test file: the threads and processes that the application starts are those that the run built. */
const built = findBuiltPrograms()
if (built !== undefined) startProgramsFrom(built)

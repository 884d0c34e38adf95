import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/**
 * The theme without its style tags, for tests: a simulated browser renders nothing, and each search by role would
 * resolve hundreds of variables in them.
 */
export const TestTheme = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
    {children}
  </MantineProvider>
)

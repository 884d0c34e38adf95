import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { styleNonce } from '../lib/style-nonce.ts'
import { cssVariablesResolver, theme } from './theme.ts'

/** The same key as public/start.js, which sets the scheme before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'girassol-theme' })

export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
    getStyleNonce={styleNonce}
  >
    {children}
  </MantineProvider>
)

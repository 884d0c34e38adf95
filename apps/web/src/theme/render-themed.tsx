import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { theme } from './theme.ts'

const Themed = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider theme={theme} env="test">
    {children}
  </MantineProvider>
)

/** Renders a component for a test as the application would, without transitions and portals. */
export const renderThemed = (element: ReactElement) => render(element, { wrapper: Themed })

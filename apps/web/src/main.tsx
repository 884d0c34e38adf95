import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/mantine.css'
import './theme/base.css'
import { OrderCommandsProvider } from './features/orders/acting/order-acting.tsx'
import { createQueryClient } from './lib/query-client.ts'
import { fetchRelease } from './lib/release.ts'
import { setUpPath } from './lib/set-up-page.ts'
import { confirmEmptiedStorage } from './lib/storage-release.ts'
import { allowScrollLock } from './lib/style-nonce.ts'
import { warnBeforeLeaving } from './lib/unsaved-changes.ts'
import { orderCommands } from './order-commands.tsx'
import { router } from './router.tsx'
import { ThemeProvider } from './theme/theme-provider.tsx'
import { toast } from './ui/toaster.tsx'

const RequiredSetUpScreen = lazy(async () => ({
  default: (await import('./features/second-factor/required-set-up-screen.tsx')).RequiredSetUpScreen,
}))

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

allowScrollLock()
window.addEventListener('vite:preloadError', () => void fetchRelease())
void confirmEmptiedStorage()
warnBeforeLeaving()

const queryClient = createQueryClient({ success: toast.success, failures: toast.failures })

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        {window.location.pathname === setUpPath ? (
          <Suspense>
            <RequiredSetUpScreen />
          </Suspense>
        ) : (
          <OrderCommandsProvider value={orderCommands}>
            <RouterProvider router={router} />
          </OrderCommandsProvider>
        )}
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>,
)

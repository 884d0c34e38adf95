import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/base.css'
import { ConfirmEmailScreen, StopReportScreen, UndoEmailScreen } from './features/session/email-link-screens.tsx'
import { ForgotPasswordScreen } from './features/session/forgot-password-screen.tsx'
import { LoginScreen } from './features/session/login-screen.tsx'
import { AcceptInvitationScreen, ResetPasswordScreen } from './features/session/reset-password-screen.tsx'
import { prefetchApplication } from './lib/prefetch-application.ts'
import { forgetTab } from './lib/session-end.ts'
import { confirmEmptiedStorage } from './lib/storage-release.ts'

/** The screens outside the session (vite/document-build.ts). They stay small: no router, no component library. */
const screens: Readonly<Record<string, () => React.JSX.Element>> = {
  '/login': LoginScreen,
  '/esqueci-minha-senha': ForgotPasswordScreen,
  '/redefinir-senha': ResetPasswordScreen,
  '/convite': AcceptInvitationScreen,
  '/confirmar-email': ConfirmEmailScreen,
  '/parar-envio': StopReportScreen,
  '/desfazer-email': UndoEmailScreen,
}

const container = document.getElementById('root')
if (container === null) throw new Error('login.html has no #root')

// The previous screens write their scroll positions when they unload, after the session was cleared (AUTH-007).
forgetTab()
void confirmEmptiedStorage()

const Screen = screens[window.location.pathname] ?? LoginScreen

createRoot(container).render(
  <StrictMode>
    <Screen />
  </StrictMode>,
)

prefetchApplication()

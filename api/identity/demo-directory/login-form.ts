/** The page of the demo's directory. It is not the product's: it has words and looks of its own. */
export const loginForm = ({
  action,
  email,
  failed,
}: {
  action: string
  email: string
  failed: boolean
}): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo Staff Directory</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0 }
  main { width: min(20rem, calc(100vw - 3rem)) }
  h1 { font-size: 1.25rem }
  label { display: block; margin-block: .75rem .25rem }
  input { box-sizing: border-box; width: 100%; padding: .5rem; font: inherit }
  button { margin-block-start: 1rem; margin-inline-end: .5rem; padding: .5rem 1rem; font: inherit }
  [role=alert] { color: light-dark(#a4161a, #ff9a9a) }
</style>
<main>
  <h1>Demo Staff Directory</h1>
  <p>Stands in for your company’s own sign-in. Use a staff account of the demo.</p>
  ${failed ? '<p role="alert">E-mail or password is wrong.</p>' : ''}
  <form method="post" action="${escape(action)}">
    <label for="email">E-mail</label>
    <input id="email" name="email" type="email" autocomplete="username" value="${escape(email)}" autofocus>
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="current-password">
    <button>Sign in</button><button name="cancel" value="1">Cancel</button>
  </form>
</main>
</html>`

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

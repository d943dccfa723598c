// Before the page is drawn: the theme that the reader chose.
const page = document.documentElement
const store = {
  get: () => {
    try {
      return localStorage.getItem('docs-theme')
    } catch {
      return null
    }
  },
  set: (theme) => {
    try {
      localStorage.setItem('docs-theme', theme)
    } catch {}
  },
}
const chosen = store.get()
if (chosen) page.dataset.theme = chosen

addEventListener('DOMContentLoaded', () => {
  const menu = document.querySelector('.pages details')
  if (matchMedia('(max-width: 899px)').matches) menu.open = false
  else document.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })

  document.querySelector('#_theme').onclick = () => {
    const isDark = getComputedStyle(page).colorScheme === 'dark'
    const byDevice = matchMedia('(prefers-color-scheme: dark)').matches
    page.dataset.theme = (page.dataset.theme ? isDark : byDevice) ? 'light' : 'dark'
    store.set(page.dataset.theme)
  }

  if (navigator.clipboard) {
    for (const button of document.querySelectorAll('.copy')) {
      button.hidden = false
      button.onclick = async () => {
        await navigator.clipboard.writeText(button.nextElementSibling.textContent)
        button.textContent = 'Copied'
        setTimeout(() => (button.textContent = 'Copy'), 1500)
      }
    }
  }
})

import { Menu } from '../../Menu.jsx'
import { menus } from '../../site.json'
import '../../article.css'

export const metadata = { icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">Goldcrest Cleaning</a>
          <Menu menus={menus} />
        </header>
        {children}
      </body>
    </html>
  )
}

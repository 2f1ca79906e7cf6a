import {
  BookOpen,
  Building2,
  CircleHelp,
  Droplets,
  House,
  KeyRound,
  type LucideIcon,
  Mail,
  Users,
} from 'lucide-react'

/** The icons beside a menu's links, by path. A path without one is drawn as words alone. */
export const menuIcons: Partial<Record<string, LucideIcon>> = {
  '/residential-cleaning': House,
  '/commercial-cleaning': Building2,
  '/airbnb-cleaning': KeyRound,
  '/pressure-washing': Droplets,
  '/about': Users,
  '/inquiries': Mail,
  '/blog': BookOpen,
  '/faq': CircleHelp,
}

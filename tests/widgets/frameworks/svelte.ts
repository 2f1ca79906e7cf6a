import { mount } from 'svelte'
import SvelteHost from './SvelteHost.svelte'

mount(SvelteHost, { target: document.querySelector('#app') as HTMLElement })

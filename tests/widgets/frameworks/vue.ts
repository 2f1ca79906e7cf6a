import { createApp } from 'vue'
import VueHost from './VueHost.vue'

createApp(VueHost).mount('#app')

import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import './kit/tokens.css';
import './kit/targets.css';

const place = document.getElementById('app');
if (place !== null) mount(App, { target: place });

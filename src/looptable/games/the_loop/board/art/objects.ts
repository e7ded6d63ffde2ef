/**
 * The drawings of the artifacts: one object each, drawn with the pen of the icon set in a box of 24 by 24.
 * Cards of a pack that nobody has drawn get one of the plain shapes.
 */

import { drawingOf, type Drawing } from '@/kit/icons';

type Pair = [line: string, shade?: string];

const DISC = 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z';

const OBJECTS: Record<string, Pair> = {
  // Time Prowler
  'quantum-bandage': [
    'M3.5 14.5 14.5 3.5l6 6-11 11zM9 9l6 6M10.5 12h.01M12 10.5h.01M12 13.5h.01M13.5 12h.01',
    'M9 9l6 6-5.5 5.5-6-6z',
  ],
  'long-arm-mop': ['M20 2 10 14M6 13l6 5-2 4H3zM5 18l2 3M8.5 16.5 10 19.5', 'M6 13l6 5-2 4H3z'],
  mixtape: [
    'M2.5 6h19v12h-19zM8 10.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM16 10.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM7 18l1.5-2h7L17 18',
    'M2.5 6h19v12h-19z',
  ],
  'prank-call': [
    'M3 8c5-5 13-5 18 0l-1.5 3-4-1-.5-2.5c-2-.7-4-.7-6 0L8.5 10l-4 1zM7 12h10l2.5 8h-15zM12 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
    'M7 12h10l2.5 8h-15z',
  ],
  'backdated-sick-note': [
    'M5 2.5h10l4 4v15H5zM15 2.5v4h4M8 17h5M10.5 8v6M7.5 11h6',
    'M5 2.5h10l4 4v15H5z',
  ],
  'spotless-alibi': [
    'M2.5 12c3-5 6-7 9.5-7s6.5 2 9.5 7c-3 5-6 7-9.5 7s-6.5-2-9.5-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 20 20 4',
    'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  ],
  // Cztwyzzek
  'square-wheel': ['M5 7h13v13H5zM9.5 11.5h4v4h-4zM2 22h20', 'M5 7h13v13H5z'],
  'hit-and-run-club': [
    'M4 20c5-4 8-8 9-12 1-3 3-5 6-4s3 5 1 7c-3 3-8 5-13 9zM17 7h.01M15.5 10h.01',
    'M13 8c1-3 3-5 6-4s3 5 1 7c-2 2-5 3-8 5z',
  ],
  'takeaway-fire': ['M6 9h12l-2 12H8zM12 9c-3-3 0-4-1-7 4 1 5 4 3 7M5 9h14', 'M6 9h12l-2 12H8z'],
  'mammoth-cab': [
    'M3 12c0-5 4-8 9-8s8 3 8 7v9h-4v-4h-5v4H7v-5c-2 0-4 1-4 4M3 12c-1 4 0 7 2 8M16 9h.01',
    'M7 15V8c2-3 10-5 13 3v9h-4v-4h-5v4H7z',
  ],
  'grudging-boomerang': [
    'M4 4c8 0 16 4 16 16h-4C16 12 11 8 4 8zM9 9.5 10.5 8M14 14l2-1',
    'M4 4c8 0 16 4 16 16h-4C16 12 11 8 4 8z',
  ],
  'nose-for-trouble': [
    'M14 3c-1 6-7 8-8 13-.5 3 2 5 4 4 1 2 5 2 6 0 3 .5 4-2 3-4-2-3-3-7-2-13M10 17h.01M14.5 17h.01',
    'M14 3c-1 6-7 8-8 13-.5 3 2 5 4 4 1 2 5 2 6 0 3 .5 4-2 3-4z',
  ],
  // Mr Time
  'gutenbergs-wormhole': [
    'M3 5c4-1 7 0 9 2 2-2 5-3 9-2v14c-4-1-7 0-9 2-2-2-5-3-9-2zM12 7v14M15 12a2 2 0 1 1 2 2 3.5 3.5 0 1 0-3-4',
    'M3 5c4-1 7 0 9 2v14c-2-2-5-3-9-2z',
  ],
  'ionic-temporo-graph': [
    'M4 20h16M6 20 8 6h8l2 14M12 6V3M8.5 13h2l1.5-3 2 6 1.5-3',
    'M6 20 8 6h8l2 14z',
  ],
  'mechanical-grappling-hook': [
    'M20 3 10 13M9 9c-5 1-6 6-4 11 1-3 2-4 4-4M15 15c-1 5-6 6-11 4M11 13a1.5 1.5 0 1 1-.01 0',
    undefined,
  ],
  'remote-quill': [
    'M21 2C12 3 7 8 6 16l-2 5M6 16c6 1 13-4 15-14M10 12l5-4M3 21h8',
    'M21 2C12 3 7 8 6 16c6 1 13-4 15-14z',
  ],
  'table-for-thirteen': [
    'M2 10h20v3H2zM5 13v8M19 13v8M6 10V7M10 10V5M14 10V7M18 10V5',
    'M2 10h20v3H2z',
  ],
  'spare-face': [
    'M5 3h14v9c0 5-3 9-7 9s-7-4-7-9zM8.5 9.5h2.5M13.5 9.5h2.5M9 15c2 2 4 2 6 0',
    'M5 3h14v9c0 5-3 9-7 9s-7-4-7-9z',
  ],
  // Robofinisher 404
  'ejector-seat': [
    'M8 4h5v10H8zM8 14h8v4H8zM9 18v3M15 18v3M18 12V4M15.5 6.5 18 4l2.5 2.5',
    'M8 4h5v10h3v4H8z',
  ],
  'revolving-door': [
    'M4 3h16v18H4zM12 3v18M7.5 7 12 5M16.5 7 12 5M7.5 7v12L12 21M16.5 7v12L12 21',
    'M7.5 7 12 5l4.5 2v12L12 21l-4.5-2z',
  ],
  'page-not-found': [
    'M5 2.5h10l4 4v15H5zM15 2.5v4h4M9 11l2 2M11 11l-2 2M13.5 11l2 2M15.5 11l-2 2M9 17.5c2-1.5 4-1.5 6 0',
    'M5 2.5h10l4 4v15H5z',
  ],
  'crowd-firmware': [
    'M7 7h10v10H7zM9 7V3M12 7V3M15 7V3M9 21v-4M12 21v-4M15 21v-4M7 9H3M7 12H3M7 15H3M21 9h-4M21 12h-4M21 15h-4',
    'M7 7h10v10H7z',
  ],
  'clone-dynamo': [
    'M3 8h12v9H3zM15 10h3v5h-3M18 12.5h3.5M6 17v3M12 17v3M8.5 9.5 6.5 12.5h4l-2 3',
    'M3 8h12v9H3z',
  ],
  'polite-bulldozer': [
    'M3 17h12a2 2 0 0 1 0 4H5a2 2 0 0 1-2-4zM5 17V9h5l3 5h3M16 8v12l4 1V7M6.5 5.5c1-2 3-1 2 .5',
    'M5 17V9h5l3 5v3z',
  ],
  // V-Girl
  'invention-of-the-week': [
    'M9 18h6M9.5 21h5M12 2.5a6.5 6.5 0 0 1 4 11.5c-.8.7-1 1.5-1 2.5H9c0-1-.2-1.8-1-2.5A6.5 6.5 0 0 1 12 2.5zM10 10l2 2 2-2',
    'M12 2.5a6.5 6.5 0 0 1 4 11.5c-.8.7-1 1.5-1 2.5H9c0-1-.2-1.8-1-2.5A6.5 6.5 0 0 1 12 2.5z',
  ],
  'return-to-sender': ['M3 6h18v12H3zM3 6l9 7 9-7M8 21l-3-1.5L8 18', 'M3 6h18v12H3z'],
  'patent-pending': [
    'M5 3h14v14H5zM8 7h8M8 10h8M8 13h4M15 14a2.5 2.5 0 1 1-.01 0M14 18.5l-1 3 2.5-1 2 1-1-3',
    'M5 3h14v14H5z',
  ],
  'part-left-over': [
    'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10.5 3h3l.5 3 2 1 2.8-1.2 1.6 2.6L18.2 11v2l2.2 2.5-1.6 2.7L16 17l-2 1-.5 3h-3l-.5-3-2-1-2.8 1.2-1.6-2.7L5.8 13v-2L3.6 8.4l1.6-2.6L8 7l2-1z',
    'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  ],
  kettle: [
    'M5 20h12l-1.5-11h-9zM17 18c4-1 4-7-1-7M5.5 13 2 9M9 9c0-3 4-3 4 0M11 4c-1-1 1-2 0-3',
    'M5 20h12l-1.5-11h-9z',
  ],
  'borrowed-until-further-notice': [
    'M4 4h11v16H4zM7 8h5M7 11h5M15 14h6M18.5 11.5 21 14l-2.5 2.5',
    'M4 4h11v16H4z',
  ],
  // The Dawn of Time
  'spartan-shield': [`${DISC}M12 8.5l4 7M12 8.5l-4 7M12 4v2M20 12h-2M4 12h2`, DISC],
  'cave-spoiler': [
    'M3 21C2 10 6 3 12 3s10 7 9 18zM8 16l3-5 3 5M11 9h.01M15 16l1.5-3',
    'M3 21C2 10 6 3 12 3s10 7 9 18z',
  ],
  meteorite: [
    'M9 10a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 10l8-8M15 13l6-5M10 8l5-6M7.5 14.5h.01M10.5 17h.01',
    'M9 10a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
  ],
  'contagious-campfire': [
    'M4 21l16-4M4 17l16 4M12 3c5 5 4 8 3 12H9C7 11 9 9 9 7c2 1 3 0 3-4z',
    'M12 3c5 5 4 8 3 12H9C7 11 9 9 9 7c2 1 3 0 3-4z',
  ],
  'primordial-soup': [
    'M2.5 11h19c0 5-4 9-9.5 9s-9.5-4-9.5-9zM7 8c-1-2 1-2 0-4M12 8c-1-2 1-2 0-4M17 8c-1-2 1-2 0-4M9 14.5h.01M14 15.5h.01',
    'M2.5 11h19c0 5-4 9-9.5 9s-9.5-4-9.5-9z',
  ],
  'mammoth-call': [
    'M3 13c6 0 11-2 16-8l2 11c-6-2-11-2-18 0zM7 16.5l1 4h3l-1-4',
    'M3 13c6 0 11-2 16-8l2 11c-6-2-11-2-18 0z',
  ],
  'stonehenge-stones': [
    'M4 21V9h4v12M16 21V9h4v12M3 5h18v4H3zM10 21v-7h4v7M2 21h20',
    'M3 5h18v4H3zM4 9h4v12H4zM16 9h4v12h-4z',
  ],
  // The Medieval Era
  'holy-grail': [
    'M5 3h14c0 6-2 10-7 10S5 9 5 3zM12 13v6M7 21h10M12 19l-3 2M12 19l3 2',
    'M5 3h14c0 6-2 10-7 10S5 9 5 3z',
  ],
  'jesters-understudy': [
    'M4 19h16l1-10-5 4-4-9-4 9-5-4zM3 7.5h.01M12 2.5h.01M21 7.5h.01',
    'M4 19h16l1-10-5 4-4-9-4 9-5-4z',
  ],
  'one-way-catapult': [
    'M3 20h18M5 20l5-5 9-9M10 15l5 5M18 4a2.5 2.5 0 1 1 2 3M6 17a2 2 0 1 1-.01 4',
    undefined,
  ],
  'philosophers-pebble': [
    'M4 14c0-5 4-8 9-7 6 1 8 6 6 10-2 3-13 4-15-3zM9 12c1-2 3-2 4-1M19 3l.5 1.5L21 5l-1.5.5L19 7l-.5-1.5L17 5l1.5-.5z',
    'M4 14c0-5 4-8 9-7 6 1 8 6 6 10-2 3-13 4-15-3z',
  ],
  'war-horse': [
    'M7 21c0-5 2-7 1-9-2 1-3 3-5 2-1-2 2-7 6-9V2l3 2c6 1 8 8 8 17zM11 8h.01',
    'M7 21c0-5 2-7 1-9-2 1-3 3-5 2-1-2 2-7 6-9V2l3 2c6 1 8 8 8 17z',
  ],
  'discount-indulgence': [
    'M6 3h12c-2 3-2 12 0 15H6c2-3 2-12 0-15zM9.5 13.5l5-5M9.5 9h.01M14.5 13h.01M12 18v3l2-1',
    'M6 3h12c-2 3-2 12 0 15H6c2-3 2-12 0-15z',
  ],
  'mass-excommunication': [
    'M6 17c1-2 1-4 1-6a5 5 0 0 1 10 0c0 2 0 4 1 6zM10 20h4M12 6V3M3 8l2 1M21 8l-2 1M3 13h2M19 13h2',
    'M6 17c1-2 1-4 1-6a5 5 0 0 1 10 0c0 2 0 4 1 6z',
  ],
  // The Renaissance
  'vanishing-point': [
    'M2 4h20v16H2zM2 4l10 8L22 4M2 20l10-8 10 8M7 20l5-8 5 8',
    'M2 20l10-8 10 8z',
  ],
  'mona-lisas-smile': [
    'M3 3h18v18H3zM6 6h12v12H6zM8.5 12c1.5 3 5.5 3 7 0M10 9.5h.01M14 9.5h.01',
    'M6 6h12v12H6z',
  ],
  'da-vincis-manuscript': [
    'M5 3h13v15a3 3 0 0 1-3 3H6a3 3 0 0 0 2-3zM12 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 6.5v7M8.5 10h7M10 17h5',
    'M5 3h13v15a3 3 0 0 1-3 3H6a3 3 0 0 0 2-3z',
  ],
  'medici-microloan': [
    'M12 4c4 0 7 1 7 2.5S16 9 12 9 5 8 5 6.5 8 4 12 4zM5 6.5v5C5 13 8 14 12 14s7-1 7-2.5v-5M5 11.5v5C5 18 8 19 12 19s7-1 7-2.5v-5',
    'M12 4c4 0 7 1 7 2.5S16 9 12 9 5 8 5 6.5 8 4 12 4z',
  ],
  'columbus-sat-nav': [
    'M3 15h18l-3 6H6zM12 15V3M12 4c5 1 7 4 7 8h-7M12 6c-3 1-5 3-5 6h5',
    'M12 4c5 1 7 4 7 8h-7zM3 15h18l-3 6H6z',
  ],
  'self-service-press': [
    'M4 21h16M6 21V3h12v18M6 8h12M12 3v9M8.5 12h7v3h-7zM8 18h8',
    'M8.5 12h7v3h-7z',
  ],
  'sistine-touch-up': ['M3 5h13v5H3zM16 7h4v5h-9v3M9.5 15h3v6h-3z', 'M3 5h13v5H3z'],
  // The Industrial Era
  'steam-engine': [
    'M3 17V9h9v8M12 17V5h6v12M18 9h3M5 9V5h3v4M7 17a2.5 2.5 0 1 1-.01 0M16 17a2.5 2.5 0 1 1-.01 0M2 17h20M6 3c1-1 2 0 3-1',
    'M3 17V9h9V5h6v12z',
  ],
  'five-oclock-whistle': [
    'M3 9h11v4a5 5 0 0 1-10 0zM14 9h7v4h-7M8 9V5M6 3l2 2 2-2M9 12.5h.01',
    'M3 9h11v4a5 5 0 0 1-10 0z',
  ],
  'teslas-teleporter': [
    'M8 21h8M9 21l1-8h4l1 8M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 4l3 2-2 2 2 2M20 4l-3 2 2 2-2 2',
    'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  ],
  'time-clock': ['M5 2.5h14v10H5zM12 4.5v3l2 1.5M3 12.5h18v9H3zM7 16h10M9 19h6', 'M3 12.5h18v9H3z'],
  matryoshka: [
    'M12 2c3 0 4.5 2 4.5 4.5 0 1.5-.5 2.5-1 3.5 2.5 2 3.5 4 3.5 6.5C19 20 16 22 12 22s-7-2-7-5.5C5 14 6 12 8.5 10c-.5-1-1-2-1-3.5C7.5 4 9 2 12 2zM9.5 7c1.5 1.5 3.5 1.5 5 0M12 13v5M9.5 15.5h5',
    'M8.5 10h7c2.5 2 3.5 4 3.5 6.5C19 20 16 22 12 22s-7-2-7-5.5C5 14 6 12 8.5 10z',
  ],
  'spanner-for-the-works': [
    'M20 5.5 16.5 9 14 6.5 17.5 3a5.5 5.5 0 0 0-7 7L3 17.5 6.5 21l7.5-7.5a5.5 5.5 0 0 0 6-8z',
    'M20 5.5 16.5 9 14 6.5 17.5 3a5.5 5.5 0 0 0-7 7L3 17.5 6.5 21l7.5-7.5a5.5 5.5 0 0 0 6-8z',
  ],
  'nobels-damp-squib': [
    'M5 9h4v12H5zM10 9h4v12h-4zM15 9h4v12h-4zM12 9c0-4 3-2 4-6M4 13h16M20 4c0 1.5-1.5 1.5-1.5 0L19.3 2.5z',
    'M5 9h14v12H5z',
  ],
  // The Globalization Era
  'double-joystick': [
    'M3 15h18v6H3zM8 15V8M16 15V8M8 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
    'M3 15h18v6H3z',
  ],
  'fax-from-next-week': [
    'M3 10h18v9H3zM7 10V3h10v7M6.5 15h6M16 13.5h.01M18.5 13.5h.01M16 16h.01M18.5 16h.01',
    'M3 10h18v9H3z',
  ],
  'brutal-de-localizer': ['M3 12h8M3 8h5M3 16h5M13 6h8v12h-8zM13 10h8M16 14h2', 'M13 6h8v12h-8z'],
  'unpaid-internship': [
    'M5 8h12v9a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM17 10h2a2 2 0 0 1 0 5h-2M8 5c-1-1 1-2 0-3M12 5c-1-1 1-2 0-3',
    'M5 8h12v9a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z',
  ],
  'super-underwear': [
    'M3 5h18v4c-4 1-6 4-6.5 9h-5C9 13 7 10 3 9zM10 8l2-1.5L14 8l-1 2.5h-2z',
    'M3 5h18v4c-4 1-6 4-6.5 9h-5C9 13 7 10 3 9z',
  ],
  'frequent-timer-card': [
    'M2.5 6h19v12h-19zM2.5 10h19M6 14h4M17 14.5a1.5 1.5 0 1 1-.01 0',
    'M2.5 6h19v4h-19z',
  ],
  'disco-ball': [
    'M12 2v4M12 6a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM4.5 13.5h15M6 9.5h12M6 17.5h12M12 6c-4 4-4 11 0 15M12 6c4 4 4 11 0 15',
    'M12 6a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z',
  ],
  // The Age of Robots
  captcha: ['M3 5h18v14H3zM7 9h6v6H7zM8.5 12l1.5 1.5 2.5-3M16 10h2M16 14h2', 'M7 9h6v6H7z'],
  'apologetic-drones': [
    'M8 10h8v5H8zM8 12H4M16 12h4M2 9h5M17 9h5M4.5 9v3M19.5 9v3M10 18c1-1.5 3-1.5 4 0',
    'M8 10h8v5H8z',
  ],
  'judgemental-vacuum': [
    'M12 7a8 5 0 1 1 0 10 8 5 0 0 1 0-10zM4 12v3c0 3 4 5 8 5s8-2 8-5v-3M9 11.5h2M13 11.5h2M8.5 9.5l3 .8M15.5 9.5l-3 .8',
    'M12 7a8 5 0 1 1 0 10 8 5 0 0 1 0-10z',
  ],
  'ctrl-z': ['M3 6h18v12H3zM8 15h8M8 9.5h8l-8 5.5', 'M3 6h18v12H3z'],
  'backup-battery': ['M7 6h10v15H7zM10 3h4v3h-4zM13 9l-3 4.5h4L11 18', 'M7 6h10v15H7z'],
  'carpool-algorithm': [
    'M3 17v-4l2-1 3-5h8l3 5 2 1v4zM6 17v3M18 17v3M5 12h14M7 14.5h.01M17 14.5h.01M12 7v5',
    'M3 17v-4l2-1 3-5h8l3 5 2 1v4z',
  ],
  'off-and-on-switch': ['M6 3h12v18H6zM10 7h4v10h-4zM10 12h4M12 9v.5', 'M10 7h4v5h-4z'],
  // The End of Times
  'last-will': [
    'M6 3h13v14H6zM6 17c0 3-3 3-3 0h10c0 3 3 4 6 4M9 7h7M9 10h7M9 13h4',
    'M6 3h13v14H6z',
  ],
  'final-boarding-call': [
    'M2.5 15 22 6c1-2-1-3-3-2l-5 2.5L6 4 4 5l6 4-4 2-2-1-1.5 1zM3 20h18',
    'M2.5 15 22 6c1-2-1-3-3-2L2.5 11z',
  ],
  timenado: ['M4 4h16M5 8h13M8 12h9M9 16h5M11 20h2M18 8c2 0 2-4 2-4M8 12c-2 0-3-4-3-4', undefined],
  'bath-plug': [
    'M12 14a5 2 0 1 1 0 4 5 2 0 0 1 0-4zM7 16v3c0 3 10 3 10 0v-3M12 14v-3M12 8v.01M12 5v.01M12 2v.01',
    'M12 14a5 2 0 1 1 0 4 5 2 0 0 1 0-4z',
  ],
  umbrellageddon: [
    'M12 3c6 0 9 4 9.5 9-3-2-4.5-1-6 0-2-1.5-5-1.5-7 0-1.5-1-3-2-6 0C3 7 6 3 12 3zM12 11v8a2.5 2.5 0 0 1-5 0M12 3V1.5',
    'M12 3c6 0 9 4 9.5 9-3-2-4.5-1-6 0-2-1.5-5-1.5-7 0-1.5-1-3-2-6 0C3 7 6 3 12 3z',
  ],
  'clearance-sale': [
    'M3 11 12 2h8v8l-9 10zM16 6.5h.01M8.5 15l5-5M9 11.5h.01M13 13.5h.01',
    'M3 11 12 2h8v8l-9 10z',
  ],
  'night-light': [
    'M15 3a9 9 0 1 0 6 14A8 8 0 0 1 15 3zM5 5v.01M8 3v.01',
    'M15 3a9 9 0 1 0 6 14A8 8 0 0 1 15 3z',
  ],
};

/** The object on a card's picture; what nobody has drawn shows what it does first. */
export function objectOf(id: string, icons: string[] = []): Drawing {
  const found = OBJECTS[id];
  if (!found) return drawingOf(icons[0] ?? id);
  const [line, shade] = found;
  return shade === undefined ? { line } : { line, shade };
}

export const DRAWN = Object.keys(OBJECTS);

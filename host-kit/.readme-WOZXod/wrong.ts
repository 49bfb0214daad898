import { fetchFragments } from 'fascia-host/server';
import { Haeder } from 'fascia/Header';
import { connect } from 'fascia-host/signed';

connect({ release: 'https://cdn.example/fascia/releases/current.json', publicKey: 'fascia1.…' });
